export const addressOf = (language: string) => (language === 'en' ? '/' : `/${language}`)
