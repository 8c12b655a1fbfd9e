import type { MessageId } from '../../catalogue/text'

interface ChangeWords {
  act: MessageId
  question: MessageId
  meaning: MessageId
  done: MessageId
  failed: MessageId
}

/** Changes to a user. Each key is the last segment of the call's path. */
export const changes = {
  deactivate: {
    act: 'Nonaktifkan',
    question: 'Apakah Anda yakin ingin menonaktifkan pengguna ini?',
    meaning: 'They’ll be signed out everywhere and can’t sign in until reactivated.',
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
    meaning: 'They can see everyone’s transactions, deactivate users and add admins.',
    done: 'The user is now an admin.',
    failed: 'Something went wrong while making the user an admin.',
  },
  demote: {
    act: 'Remove admin role',
    question: 'Are you sure you want to remove this user’s admin role?',
    meaning: 'They lose admin access immediately. Their own transactions stay.',
    done: 'The admin role has been removed.',
    failed: 'Something went wrong while removing the admin role.',
  },
} as const satisfies Record<string, ChangeWords>

export type Change = keyof typeof changes
