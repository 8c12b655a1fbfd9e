/* Stands for the federation packages' logger: its words go to the console without the work of finding out where from. */

const plain = () => ({ ...console, setPrefix() {}, setDelegate() {} })

export const createLogger = plain
export const createInfrastructureLogger = plain
export const bindLoggerToCompiler = () => {}
export const logger = plain()
export const infrastructureLogger = plain()
