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
    meaning: 'They are signed out everywhere and cannot sign in until reactivated.',
    done: 'User berhasil dinonaktifkan.',
    failed: 'Terjadi kesalahan saat menonaktifkan user.',
  },
  activate: {
    act: 'Aktifkan',
    question: 'Apakah Anda yakin ingin mengaktifkan pengguna ini?',
    meaning: 'They can sign in again and will find everything as it was.',
    done: 'User berhasil diaktifkan.',
    failed: 'Terjadi kesalahan saat mengaktifkan user.',
  },
  promote: {
    act: 'Make admin',
    question: 'Are you sure you want to make this user an admin?',
    meaning: "They can see everyone's records, deactivate users and add admins.",
    done: 'The user is now an admin.',
    failed: 'Something went wrong while making the user an admin.',
  },
  demote: {
    act: 'Remove admin role',
    question: "Are you sure you want to remove this user's admin role?",
    meaning: 'They lose admin access immediately. Their own records stay.',
    done: 'The admin role has been removed.',
    failed: 'Something went wrong while removing the admin role.',
  },
} as const satisfies Record<string, ChangeWords>

export type Change = keyof typeof changes
