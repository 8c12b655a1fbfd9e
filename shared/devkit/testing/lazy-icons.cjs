/*
 * Lucide's icons in tests: each is loaded when it is first asked for. The package makes all 1,700 at once, which takes each
 * test file 25 ms and its process the memory of them.
 */

/** Of `Trash2` the file is `icons/trash-2`. */
const fileOf = name =>
  name === 'Icon' ? name : `icons/${name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase()}`

module.exports = new Proxy(
  { __esModule: true },
  {
    get: (known, name) => (known[name] ??= require(`lucide-react/dist/esm/${fileOf(name)}.mjs`).default),
  },
)
