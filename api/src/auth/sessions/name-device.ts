type Name = [RegExp, string]

// In this order: each browser also names the ones that it descends from.
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

/** What a user agent says in two words, such as "Firefox, Windows"; null where it says nothing known. */
export function nameDevice(agent: string | null): string | null {
  const known = [browsers, systems].flatMap(
    names => names.find(([pattern]) => pattern.test(agent ?? ''))?.[1] ?? [],
  )
  return known.length > 0 ? known.join(', ') : null
}
