/** The path of the landing page in a language: English at "/", the others under their name. */
export const addressOf = (language: string) => (language === 'en' ? '/' : `/${language}`)
