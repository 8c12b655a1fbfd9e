/** Each rule with its own defaults. */
export const enforce = names => Object.fromEntries(names.map(name => [name, 'error']))
