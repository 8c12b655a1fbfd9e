export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://h/d',
  PUBLIC_URL: 'https://pundi.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'pundi@pundi.example',
}
