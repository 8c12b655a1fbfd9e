import { categories, developers, icons, left, lunch, proverb, reviewers, sums, transactions } from './alike'
import type { Content } from './content'

export const id: Content = {
  name: 'Bahasa Indonesia',
  product: 'Pundi',
  title: 'Pundi: pemasukan dan pengeluaranmu di satu tempat',
  description:
    'Aplikasi web anggaran pribadi gratis: catat pemasukan dan pengeluaran, kelompokkan dalam kategori, dan lihat saldomu.',
  menu: 'Menu',
  close: 'Tutup',
  signIn: 'Masuk',
  signUp: 'Daftar',
  openDashboard: 'Buka dasbor',
  sections: { home: 'Beranda', benefits: 'Manfaat', features: 'Fitur', reviews: 'Ulasan' },

  hero: {
    heading: ['Andal.', 'Sederhana.'],
    text: 'Semua yang kamu perlukan untuk mencatat pemasukan dan pengeluaran, gratis.',
    start: 'Mulai',
    more: 'Selengkapnya',
    picture:
      'Dasbor: sisa hari ini, pemasukan, pengeluaran, dan saldo, arus kas per bulan, transaksi terbaru',
  },

  benefits: {
    heading: 'Ketahui ke mana uangmu pergi',
    cards: [
      {
        icon: icons.reports,
        title: 'Laporan dan grafik interaktif',
        text: 'Bandingkan tanggal mana pun per bulan, kategori, atau dompet. Buka angkanya untuk melihat transaksinya.',
      },
      {
        icon: icons.cashFlow,
        title: 'Atur arus kas',
        text: 'Lihat yang masih bisa kamu pakai hari ini, setelah tagihan terencana.',
      },
      {
        icon: icons.devices,
        title: 'Akses dari perangkat apa pun',
        text: 'Ponsel, tablet, atau komputer: berjalan di browser, tanpa perlu memasang apa pun.',
      },
      {
        icon: icons.lock,
        title: 'Data aman terenkripsi',
        text: 'Datamu terenkripsi saat dikirim, dan kata sandi aslimu tidak pernah disimpan.',
      },
    ],
  },

  features: {
    heading: 'Lima alat, satu pundi',
    dashboard: {
      title: 'Dasbor',
      text: 'Semua transaksi di satu tempat: pemasukan, pengeluaran, dan sisa anggaranmu hari ini.',
    },
    transaction: {
      title: 'Transaksi',
      text: 'Catat pemasukan dan pengeluaran: jumlah, kategori, tanggal, dan keterangan, langsung terhitung.',
    },
    category: {
      title: 'Kategori',
      text: 'Kelompokkan pemasukan dan pengeluaran sesukamu. Mulai dengan empat kategori, lalu sesuaikan sendiri.',
    },
    activity: {
      title: 'Aktivitas',
      text: 'Riwayat setiap perubahan: apa yang kamu lakukan, kapan, dan apakah berhasil.',
    },
    google: {
      title: 'Masuk dengan Google',
      text: 'Pakai akun Google yang sudah kamu punya, tanpa kata sandi baru.',
    },
  },

  quote: { text: proverb, source: 'Pepatah Indonesia' },

  reviews: {
    heading: 'Kata pengguna kami',
    stars: rating => `${rating} dari 5 bintang`,
    cards: [
      {
        ...reviewers[0],
        text: 'Contoh ulasan: selesai bayar makan siang, langsung saya catat.',
      },
      {
        ...reviewers[1],
        text: 'Contoh ulasan: akhirnya saya tahu berapa jumlah pengeluaran kecil\u2011kecil saya.',
      },
      {
        ...reviewers[2],
        text: 'Contoh ulasan: sekali lihat saat gajian, saya tahu berapa yang boleh saya belanjakan.',
      },
    ],
  },

  footer: {
    line: 'Pundi yang bisa kamu lihat isinya.',
    start: 'Mulai',
    sections: 'Bagian',
    languages: 'Bahasa',
    credits: 'Pembuat',
    names: developers,
    rights: 'Pundi. Hak cipta dilindungi.',
  },

  sample: {
    greeting: 'Selamat datang, Sari',
    left: { ...left, title: 'Sisa hari ini' },
    sums: [
      { ...sums[0], title: 'Pemasukan' },
      { ...sums[1], title: 'Pengeluaran' },
      { ...sums[2], title: 'Saldo' },
    ],
    recent: 'Transaksi terbaru',
    transactions,
    added: 'Transaksi baru ditambahkan!',
    fields: [
      ['Jumlah', lunch.amount],
      ['Kategori', lunch.category],
      ['Tanggal', lunch.date],
    ],
    save: 'Simpan',
    categories,
    activities: [
      { name: 'Tambah transaksi', note: '25 Mar 2026', tone: 'income', amount: 'Sukses' },
      { name: 'Ubah kategori', note: '24 Mar 2026', tone: 'income', amount: 'Sukses' },
      { name: 'Hapus transaksi', note: '24 Mar 2026', tone: 'expense', amount: 'Gagal' },
    ],
    google: 'Lanjutkan dengan Google',
  },
}
