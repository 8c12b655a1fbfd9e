/* Runs before the first paint. Sets the chosen theme, and redirects "/" to the chosen language. */
try {
  const { language, theme } = localStorage as { language?: string; theme?: string }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (location.pathname === '/' && (language === 'id' || language === 'es'))
    location.replace(`/${language}${location.hash}`)
} catch {
  // The storage is blocked, so the defaults stay.
}
