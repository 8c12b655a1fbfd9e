export type Individual = { subject: string; name: string; email: string; email_verified: boolean }

export const people: Individual[] = [
  { subject: 'sari', name: 'Sari Contoh', email: 'sari.contoh@pundi.example', email_verified: true },
  { subject: 'bayu', name: 'Bayu Contoh', email: 'bayu.contoh@pundi.example', email_verified: true },
  { subject: 'dewi', name: 'Dewi Contoh', email: 'dewi.contoh@pundi.example', email_verified: false },
]
