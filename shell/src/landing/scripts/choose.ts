/*
 * Before anything is drawn: the theme that the visitor chose, and at "/" the page in their language. Where a browser
 * keeps nothing, nothing was chosen.
 */
try {
  const { language, theme } = localStorage as { language?: string; theme?: string }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (location.pathname === '/' && (language === 'id' || language === 'es'))
    location.replace(`/${language}${location.hash}`)
} catch {
  // Cookies and storage are forbidden here.
}
