#!/bin/sh
# Starts Nonpareil with the Java runtime beside it: no other Java is looked at.
# JDK_JAVA_OPTIONS adds options for the virtual machine, such as -Xmx1g.
set -eu

self=$0
while [ -L "$self" ]; do
    target=$(readlink "$self")
    case $target in
    /*) self=$target ;;
    *) self=$(dirname "$self")/$target ;;
    esac
done
root=$(CDPATH='' cd "$(dirname "$self")/.." && pwd -P)

# In place of this shell: signals reach the program itself.
exec "$root/runtime/bin/java" \
    @OPTIONS@ "$@"
