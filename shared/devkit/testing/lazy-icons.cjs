/*
 * Lucide's icons in tests: each is loaded when it is first asked for. The package makes all 1,700 at once, which takes each
 * test file 25 ms and its process the memory of them. It has the whole of what is no icon, or has another name.
 */

/** Of `Trash2` the file is `icons/trash-2`. */
const fileOf = name =>
  name === 'Icon' ? name : `icons/${name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase()}`

function load(name) {
  try {
    return require(`lucide-react/dist/esm/${fileOf(name)}.mjs`).default
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error
    return require('lucide-react/dist/cjs/lucide-react.js')[name]
  }
}

module.exports = new Proxy(
  { __esModule: true },
  { get: (known, name) => (typeof name === 'string' ? (known[name] ??= load(name)) : known[name]) },
)
