import { text } from '../catalogue/text'

/** What a form with a new password and its confirmation is refused for where the two differ. */
export const comparePasswords = (form: FormData): Record<string, string> =>
  form.get('password') === form.get('confirm_password')
    ? {}
    : { confirm_password: text('Passwords do not match') }
