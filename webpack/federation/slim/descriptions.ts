/* Stands for the sentences that explain the runtime's error codes; the code and the address of its page remain. */

export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
