import { readFileSync } from 'node:fs'

/*
 * rooms.json lists the "rooms" (folders) of each workspace in rows. A room may import rooms of
 * earlier rows, but no other room of its own row. Files directly in the workspace's folder may
 * import all rooms. docs/architecture.md shows the same table.
 */

const rooms = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'))

const isTest = '*.test'

/** The files of a room. Its tests are left out, because they may import more. */
const filesOf = (workspace, room) => [
  `${workspace}/${room}.ts`,
  `${workspace}/${room}/!(${isTest}).{ts,tsx}`,
  `${workspace}/${room}/!(testing)/**/!(${isTest}).{ts,tsx}`,
]

export const roomZones = Object.entries(rooms).flatMap(([workspace, rows]) => {
  const names = rows.map(Object.keys)
  return names.flatMap((row, at) =>
    row.map(room => ({
      target: filesOf(workspace, room),
      from: [...row.filter(other => other !== room), ...names.slice(at + 1).flat()].flatMap(other => [
        `${workspace}/${other}`,
        `${workspace}/${other}.ts`,
      ]),
      message: `The folder ${room} may import only folders of earlier rows in lint/rooms.json. Move code that both need to one of these folders.`,
    })),
  )
})
