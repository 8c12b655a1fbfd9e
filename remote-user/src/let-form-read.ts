/** For the `onChange` of a controlled field whose form handles every change itself: React asks for a handler. */
export const letFormRead = () => {}
