export { changePasswordBody, forgotPasswordBody, loginBody, registerBody } from '@pundi/contract'
