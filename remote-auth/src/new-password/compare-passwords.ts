import type { Complaints } from '../refusal'

/** What a form with a new password and its confirmation is refused for where the two differ. */
export const comparePasswords = (form: FormData): Complaints =>
  form.get('password') === form.get('confirm_password') ? {} : { confirm_password: 'Passwords do not match' }
