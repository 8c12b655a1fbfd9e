export { deleteAccountBody, settingsBody } from '@pundi/contract'
