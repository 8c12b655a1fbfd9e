export { changePasswordBody, forgotPasswordBody, loginBody, registerBody } from '@pundi/shared/contract'
