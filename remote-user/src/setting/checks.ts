export { deleteAccountBody, settingsBody } from '@pundi/shared/contract'
