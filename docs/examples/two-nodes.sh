#!/bin/sh
# Two nodes on one PostgreSQL behind nginx, all on this machine, to try it. Ctrl+C ends it, and nothing is left.
#   two-nodes.sh RELEASE_FOLDER
# Ports: 8080 nginx, 8081 and 8082 the nodes, 8083 PostgreSQL. A node that is killed is started again after a second.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
release=$(cd "${1:?expected the folder of a release}" && pwd -P)
PATH=$PATH:/usr/sbin:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1)
for program in initdb pg_ctl createdb nginx curl; do
    command -v "$program" >/dev/null || { echo "two-nodes: found no $program" >&2 && exit 1; }
done

work=$(mktemp -d)
pids=''
end() {
    trap - INT TERM EXIT
    # shellcheck disable=SC2086 # several
    kill $pids 2>/dev/null || :
    wait
    database stop --mode fast >/dev/null 2>&1 || :
    rm -rf "$work"
}
trap end EXIT
trap 'exit 130' INT TERM

# PostgreSQL does not run as root.
as_owner() {
    if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}
database() {
    as_owner pg_ctl --pgdata "$work/database" --wait "$@"
}
mkdir "$work/database" && chmod 755 "$work"
[ "$(id -u)" != 0 ] || chown postgres "$work/database"
as_owner initdb --pgdata "$work/database" --username nonpareil --auth trust --encoding UTF8 --locale C >"$work/initdb.log"
database start --log "$work/database/log" --options "-p 8083 -k '' -c listen_addresses=127.0.0.1" >/dev/null
createdb -h 127.0.0.1 -p 8083 -U nonpareil nonpareil

node() {
    trap 'kill "$child" 2>/dev/null; wait "$child"; exit' INT TERM
    while :; do
        DATABASE_URL=postgres://nonpareil@127.0.0.1:8083/nonpareil "$release/bin/nonpareil" serve --no-browser \
            --bind 127.0.0.1 --port "$1" --public-url http://127.0.0.1:8080 >>"$work/node-$1.log" 2>&1 &
        child=$!
        echo "node on $1: process $child"
        wait "$child" || :
        sleep 1
    done
}
for port in 8081 8082; do
    node $port &
    pids="$pids $!"
done

# As in nginx.conf, without TLS.
{
    echo "daemon off; pid $work/nginx.pid; error_log $work/nginx.log; events { worker_connections 4096; }"
    echo "http { log_format nodes '\$time_iso8601 \$status \$upstream_addr \$upstream_status \$request_uri'; access_log $work/access.log nodes;"
    sed -e 's/listen 80;/listen 127.0.0.1:8084;/' -e 's/listen 443 [^;]*;/listen 127.0.0.1:8080;/' -e '/ssl_certificate/d' "$here/nginx.conf"
    echo "}"
} >"$work/nginx.conf"
nginx -e "$work/nginx.log" -c "$work/nginx.conf" &
pids="$pids $!"
until curl -fs http://127.0.0.1:8081/health >/dev/null && curl -fs http://127.0.0.1:8082/health >/dev/null; do sleep 0.2; done
echo "ready: http://127.0.0.1:8080 (logs in $work)"
wait
