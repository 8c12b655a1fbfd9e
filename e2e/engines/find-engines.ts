import { existsSync } from 'node:fs'

export type Engine = 'firefox' | 'webkit'

const programs: Record<Engine, Record<string, string>> = {
  firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
  webkit: {
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/xvfb-run': 'xvfb',
    '/usr/bin/xauth': 'xauth',
    '/usr/bin/dbus-run-session': 'dbus',
    '/usr/lib/python3/dist-packages/gi': 'python3-gi',
    '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib': 'gir1.2-webkit2-4.1',
    '/usr/lib/x86_64-linux-gnu/girepository-1.0/Gtk-3.0.typelib': 'gir1.2-gtk-3.0',
  },
}

const triplets: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'x86_64-linux-gnu',
  arm64: 'aarch64-linux-gnu',
}

export function findMissing(engine: Engine): string[] {
  const here = (path: string) =>
    path.replace('x86_64-linux-gnu', triplets[process.arch] ?? 'x86_64-linux-gnu')
  return Object.entries(programs[engine]).flatMap(([path, name]) => (existsSync(here(path)) ? [] : [name]))
}
