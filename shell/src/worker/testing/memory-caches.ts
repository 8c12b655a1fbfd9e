/** `room` is the maximum number of entries. */
export function openMemoryCaches({ room = Infinity } = {}) {
  const opened = new Map<string, Map<string, Response>>()
  const entries = () => [...opened.values()].flatMap(kept => [...kept.keys()])
  const open = (name: string) => {
    const kept = opened.get(name) ?? new Map<string, Response>()
    opened.set(name, kept)
    return Promise.resolve({
      keys: () => Promise.resolve([...kept.keys()].map(url => ({ url }))),
      match: (asked: string, { ignoreSearch = false } = {}) => {
        const wanted = ignoreSearch ? withoutSearch : (url: string) => url
        const found = [...kept.keys()].find(url => wanted(url) === wanted(addressOf(asked)))
        return Promise.resolve(found === undefined ? undefined : kept.get(found)?.clone())
      },
      put: (asked: string, answer: Response) => {
        const url = addressOf(asked)
        if (entries().length >= room && !kept.has(url))
          return Promise.reject(new DOMException('There is no room.', 'QuotaExceededError'))
        kept.set(url, answer)
        return Promise.resolve()
      },
      delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
    })
  }
  provideCaches({ open })
  return { paths: () => entries().map(url => new URL(url).pathname) }
}

export const openBrokenCaches = () =>
  provideCaches({ open: () => Promise.reject(new DOMException('It cannot be read.', 'UnknownError')) })

export const whole = (text: string) => Object.defineProperty(new Response(text), 'type', { value: 'basic' })

const provideCaches = (value: object) =>
  Object.defineProperty(globalThis, 'caches', { value, configurable: true })

const addressOf = (path: string) => new URL(path, location.href).href
const withoutSearch = (url: string) => url.replace(/\?.*/, '')
