/*
 * Runs before anything is drawn: sets the theme that the visitor chose, and opens "/" in their language. Where the
 * browser stores nothing, the defaults stay.
 */
try {
  const { language, theme } = localStorage as { language?: string; theme?: string }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (location.pathname === '/' && (language === 'id' || language === 'es'))
    location.replace(`/${language}${location.hash}`)
} catch {
  // Cookies and storage are forbidden here.
}
