import type { MessageId } from '../catalogue/text'

interface ChangeWords {
  /** On the button that asks, and on the one that does it. */
  act: MessageId
  question: MessageId
  /** What it means for the user. */
  meaning: MessageId
  done: MessageId
  failed: MessageId
}

/** What can be done with a user, by the last part of its call. */
export const changes = {
  deactivate: {
    act: 'Nonaktifkan',
    question: 'Apakah Anda yakin ingin menonaktifkan pengguna ini?',
    meaning: 'Every session of theirs ends at once, and they cannot sign in until they are active again.',
    done: 'User berhasil dinonaktifkan.',
    failed: 'Terjadi kesalahan saat menonaktifkan user.',
  },
  activate: {
    act: 'Aktifkan',
    question: 'Apakah Anda yakin ingin mengaktifkan pengguna ini?',
    meaning: 'They can sign in again, and find everything as it was.',
    done: 'User berhasil diaktifkan.',
    failed: 'Terjadi kesalahan saat mengaktifkan user.',
  },
  promote: {
    act: 'Jadikan admin',
    question: 'Apakah Anda yakin ingin menjadikan pengguna ini admin?',
    meaning: 'They see the records of everybody, and can deactivate users and make administrators.',
    done: 'User berhasil dijadikan admin.',
    failed: 'Terjadi kesalahan saat menjadikan user admin.',
  },
  demote: {
    act: 'Cabut peran admin',
    question: 'Apakah Anda yakin ingin mencabut peran admin pengguna ini?',
    meaning: 'The admin area is closed to them from their next step on. Their own records stay.',
    done: 'Peran admin berhasil dicabut.',
    failed: 'Terjadi kesalahan saat mencabut peran admin.',
  },
} as const satisfies Record<string, ChangeWords>

export type Change = keyof typeof changes
