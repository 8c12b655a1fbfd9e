/**
 * A loader for the descriptions of the federation runtime's errors, a kilobyte of English that users would download. The
 * errors keep their codes and the address of the page that describes each.
 */
export default function shortErrors() {
  return ['runtimeDescMap', 'typeDescMap', 'buildDescMap', 'errorDescMap']
    .map(name => `export const ${name} = {}`)
    .join('\n')
}
