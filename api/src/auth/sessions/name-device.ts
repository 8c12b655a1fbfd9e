type Name = [RegExp, string]

// The order matters: a user agent also names the browsers that its browser descends from.
const browsers: Name[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: Name[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and system of a user agent, such as "Firefox, Windows"; null if neither is known. */
export function nameDevice(agent: string | null): string | null {
  const known = [browsers, systems].flatMap(
    names => names.find(([pattern]) => pattern.test(agent ?? ''))?.[1] ?? [],
  )
  return known.length > 0 ? known.join(', ') : null
}
