/** A first page of the admin area; it may take `most` milliseconds among 100,000 users. */
export interface Measured {
  path: string
  most?: number
}

const searches = ['search=a', 'search=wulandari', 'search=user-77@', 'search=nothing+like+it']

const lists: Record<string, string[]> = {
  users: [
    '',
    'limit=5',
    ...searches,
    'status=deactive',
    'role=admin',
    'sort=created_at',
    'sort=name',
    'sort=-name',
    'sort=last_sign_in',
    'sort=-last_sign_in',
  ],
  transactions: [
    '',
    'limit=5',
    ...searches,
    'search=makan',
    'search=haji',
    'type=income',
    'min_amount=1000&max_amount=500000',
    'min_amount=500000&max_amount=500500',
    'date_range=1month&time_zone=Asia/Jakarta',
    'from=2020-01-01&to=2020-12-31',
    'sort=date',
    'sort=amount',
    'sort=-amount',
  ],
  categories: [
    '',
    'limit=5',
    ...searches,
    'search=makan',
    'search=haji',
    'type=income',
    'sort=created_at',
    'sort=name',
    'sort=-name',
  ],
  logs: [
    '',
    'limit=5',
    ...searches,
    'search=sign',
    'search=promote',
    'status=Gagal',
    'user_id=77',
    'from=2026-01-01&to=2026-01-31',
  ],
}

export const measured: Measured[] = [
  ...Object.entries(lists).flatMap(([list, queries]) =>
    queries.map(query => ({ path: `/api/admin/${list}${query && `?${query}`}`, most: 250 })),
  ),
  { path: '/api/admin/transactions/summary', most: 400 },
  { path: '/api/admin/transactions/summary?type=income&from=2025-01-01', most: 400 },
  { path: '/api/admin/daily?time_zone=Asia/Jakarta', most: 250 },
  // Every row is looked at, beside the list and not before it: for the reader alone.
  { path: '/api/admin/transactions/summary?min_amount=1000&max_amount=500000' },
  { path: '/api/admin/transactions/summary?search=makan' },
  { path: '/api/admin/transactions/summary?search=user-77@' },
]
