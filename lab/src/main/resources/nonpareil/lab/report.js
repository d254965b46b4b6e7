(function () {
  var languages = Array.from(document.getElementsByName('language'));
  function language() {
    document.documentElement.lang = languages.find(function (input) { return input.checked; }).value;
  }
  languages.forEach(function (input) {
    input.checked = input.checked || input.value === (navigator.language || '').split('-')[0];
    input.addEventListener('change', language);
  });
  language();

  // A table that goes on to the right fades out there.
  document.querySelectorAll('.wide').forEach(function (wide) {
    function fade() {
      var rest = wide.scrollWidth - wide.clientWidth - wide.scrollLeft;
      wide.classList.toggle('more', rest > 8);
    }
    wide.addEventListener('scroll', fade, { passive: true });
    new ResizeObserver(fade).observe(wide);
  });

  function key(row, column) {
    var cell = row.cells[column];
    var value = cell.getAttribute('data-v');
    return value === null ? cell.innerText.trim() : Number(value);
  }
  document.querySelectorAll('table.sortable').forEach(function (table) {
    var heads = Array.from(table.tHead.rows[0].cells);
    heads.forEach(function (head, column) {
      head.querySelector('button').addEventListener('click', function () {
        var rows = Array.from(table.tBodies[0].rows);
        var words = typeof key(rows[0], column) === 'string';
        var now = head.getAttribute('aria-sort');
        var up = now ? now === 'descending' : words;
        heads.forEach(function (h) { h.removeAttribute('aria-sort'); });
        head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
        rows.sort(function (a, b) {
          var x = key(a, column), y = key(b, column);
          return (up ? 1 : -1) * (words ? x.localeCompare(y) : x - y);
        });
        rows.forEach(function (row) { table.tBodies[0].appendChild(row); });
      });
    });
  });
  var filter = document.getElementById('hero-filter');
  filter.addEventListener('change', function () {
    document.querySelectorAll('table.cards tbody tr').forEach(function (row) {
      row.hidden = filter.value !== '' ? row.getAttribute('data-hero') !== filter.value : false;
    });
  });
})();
