/**
 * `onChange` for controlled fields. Their form handles the changes, but React requires a handler on
 * each field.
 */
export const handledByForm = () => {}
