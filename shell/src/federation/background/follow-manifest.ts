/**
 * Links the web app manifest in the page's language, so that the shortcuts of the installed app are
 * in that language. Browsers read the manifest at installation and sometimes later.
 */
export function followManifest() {
  const { documentElement: root } = document
  const name = () => document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestIn(root.lang))
  name()
  new MutationObserver(name).observe(root, { attributeFilter: ['lang'] })
}

/**
 * Address of the web app manifest, such as `/site.id.webmanifest`. The English address has no
 * language.
 */
export const manifestIn = (language: string) =>
  language === 'en' ? '/site.webmanifest' : `/site.${language}.webmanifest`
