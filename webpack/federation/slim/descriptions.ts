/* Replaces the explanations of the runtime's error codes. The code and the address of its documentation remain. */

export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
