import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from './browser'

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Milliseconds to wait on a busy machine. After that, a test counts as hanging. */
const patience = 60_000

/** The key of a reference to an element. The WebDriver standard fixes it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export interface Named {
  /** An ARIA role; or "label" to find a field by its label; or "text". */
  by: string
  name?: string | RegExp | undefined
  /** Role of a surrounding element, such as "dialog". If several are visible, the last is used. */
  inside?: string
}

export function driveTab({ send, readConsole }: Browser, base: string) {
  const run = async <Result>(work: string, ...args: unknown[]): Promise<Result> => {
    const script = `const done = arguments[arguments.length - 1]
      const given = [...arguments].slice(0, -1)
      Promise.resolve().then(() => (${work})(...given)).then(value => done({ value }), error => done({ error: String(error) }))`
    const answer = (await send('run', { script, args })) as { value: Result; error?: string }
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }

  const find = async ({ by, name = /(?:)/, inside }: Named): Promise<string | undefined> => {
    if (!(await run<boolean>('() => "TestingLibraryDom" in window')))
      await run(`() => { ${library}; window.TestingLibraryDom ??= globalThis.TestingLibraryDom }`)
    const [source, flags] = typeof name === 'string' ? [name] : [name.source, name.flags]
    const found = await run<Record<string, string> | null>(
      finder,
      ...[by, source, flags ?? null, inside ?? null],
    )
    return found ? Object.values(found)[0] : undefined
  }

  const wait = async <Result>(
    what: string,
    look: () => Promise<Result | undefined | false>,
    within = patience,
  ) => {
    const giveUp = Date.now() + within
    let error: unknown
    while (Date.now() < giveUp) {
      try {
        const result = await look()
        if (result !== undefined && result !== false) return result
      } catch (caught) {
        error = caught
      }
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    const text = await run<string>(
      '() => [location.href, document.body.innerText.slice(0, 600), document.body.innerText.slice(-600)].join("\\n")',
    ).catch(String)
    throw new Error(`No ${what}. ${error instanceof Error ? error.message : ''}\n${text}`)
  }

  const see = (named: Named) => wait(`${named.by} ${named.name ?? ''}`, () => find(named))

  /**
   * If `act` fails, finds the element again, because the page may have replaced the element in the
   * meantime.
   */
  const withElement = (named: Named, act: (id: string) => Promise<unknown>) =>
    wait(`${named.by} ${named.name ?? ''}`, async () => {
      const id = await find(named)
      if (id === undefined) return false
      await act(id)
      return true
    })

  return {
    run,
    wait,
    see,
    readConsole,
    find,
    open: (path: string) => send('open', { url: new URL(path, base).href }),
    back: () => send('back'),
    /**
     * Lets the page reload itself, because a reload by Firefox's driver would bypass the service
     * worker.
     */
    reload: async () => {
      const before = await run<number>('() => (setTimeout(() => location.reload()), performance.timeOrigin)')
      await wait('new document', () =>
        run<boolean>(
          'before => performance.timeOrigin !== before && document.readyState === "complete"',
          before,
        ),
      )
    },
    resize: (width: number, height: number) => send('resize', { width, height }),
    picture: async () => Buffer.from((await send('picture')) as string, 'base64'),
    press: (by: string, name: string | RegExp, inside?: string) =>
      withElement({ by, name, ...(inside && { inside }) }, id => send('click', { id })),
    fill: (name: string | RegExp, text: string, inside?: string) =>
      withElement({ by: 'label', name, ...(inside && { inside }) }, async id => {
        await send('clear', { id })
        await send('type', { id, text })
      }),
    /** Clicks the option: its letters would be lost if they are typed before the options are there. */
    choose: (name: string | RegExp, option: string, inside?: string) =>
      withElement({ by: 'label', name, ...(inside && { inside }) }, async id => {
        const found = await run<Record<string, string> | undefined>(
          '(select, option) => [...select.options].find(({ text }) => text === option)',
          { [elementKey]: id },
          option,
        )
        if (!found) throw new Error(`There is no option ${option}.`)
        await send('click', { id: found[elementKey] })
      }),
    says: (text: string | RegExp) =>
      wait(`text ${text}`, () =>
        run<boolean>(
          '(source, flags) => new RegExp(source, flags).test(document.body.innerText.replace(/\\s+/g, " "))',
          ...(typeof text === 'string'
            ? [text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), '']
            : [text.source, text.flags]),
        ),
      ),
    isAt: (path: string) =>
      wait(`address ${path}`, async () => (await run<string>('() => location.pathname')) === path),
    isKept: () =>
      wait('kept pages', () =>
        run<boolean>(
          'async () => !!navigator.serviceWorker.controller && !!(await caches.match("/registry.json", { ignoreSearch: true }))',
        ),
      ),
  }
}

export type Tab = ReturnType<typeof driveTab>

const finder = `(by, source, flags, inside) => {
  const { queries } = window.TestingLibraryDom
  const name = flags === null ? source : new RegExp(source, flags)
  const isSeen = element => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const within = inside ? queries.queryAllByRole(document.body, inside).filter(isSeen).at(-1) : document.body
  if (!within) return null
  const all = by === 'label' ? queries.queryAllByLabelText(within, name)
    : by === 'text' ? queries.queryAllByText(within, name)
    : queries.queryAllByRole(within, by, source === '(?:)' ? {} : { name })
  return all.find(isSeen) ?? null
}`
