/** Milliseconds in which a page that has its data is drawn. */
const drawing = 150

/** Lets what is drawn first have the network and the processor to itself. */
export const afterContent = () => new Promise<void>(resolve => setTimeout(resolve, drawing))
