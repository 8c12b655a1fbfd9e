/** The `onChange` of a controlled field whose form handles changes: React requires some handler. */
export const handledByForm = () => {}
