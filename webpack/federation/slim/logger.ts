/* Replaces the logger of the federation packages: it writes to the console without looking up the caller. */

const plain = () => ({ ...console, setPrefix() {}, setDelegate() {} })

export const createLogger = plain
export const createInfrastructureLogger = plain
export const bindLoggerToCompiler = () => {}
export const logger = plain()
export const infrastructureLogger = plain()
