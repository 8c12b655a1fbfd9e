/*
 * Words that are common in Indonesian passwords but missing in international lists, chosen by hand.
 * They are lower case, because `findWeakness` converts passwords to lower case. Words shorter than
 * four letters are left out, because they occur inside too many other words. A phrase that is
 * usually written as one word is one entry.
 */

const split = (words: string) => words.trim().split(/\s+/)

/** Words about the product (OWASP ASVS 5, 6.1.2). */
export const productWords: readonly string[] = split(`
  pundi pundipundi anggaran budget dompet duit gaji hemat keuangan menabung money rekening rupiah tabungan uang
  uangku
`)

export const localWords: readonly string[] = split(`
  admin administrator akun apaaja bebas coba cobacoba default demo guest kata katasandi kunci letmein login lupa
  lupalagi lupasandi masuk password passwort pengguna qwerty rahasia rahasiakita rahasiaku root sandi sandiku
  secret sekolah sekolahku selamat selamatdatang semangat terimakasih terserah test tidaktahu user welcome

  akucintakamu akusayangkamu asmara bahagia bunda cantik ceria cinta cintakamu cintaku cintasejati damai ganteng
  gantengbanget hati iloveyou imut jodoh kamu kangen kasih kekasih keluarga kenangan love loveyou mama mamah
  mamapapa manis mantan pacar pacarku papa papah rindu sahabat sayang sayangibu sayangkamu sayangku sayangmama
  senyum setia sukses tercinta

  alhamdulillah allah allahuakbar amin assalamualaikum astagfirullah barokah berkah bismillah doaibu gusti haleluya
  hidayah imanuel insyaallah islam jannah kristus laillahaillallah masyaallah muhammad puasa quran ramadhan sholat
  subhanallah surga syukur tuhan tuhanyesus yesus yesuskristus

  aceh agustus bali balikpapan bandung bangsa banjarmasin bantul batam bekasi bogor borobudur cirebon denpasar depok
  garuda indomie indonesia indonesiaku indonesiaraya jabar jakarta jakartaku jateng jatim jawa jember jogja
  jogjakarta kalimantan kediri lampung lombok madiun madura magelang makassar malang manado medan merahputih merdeka
  nusantara padang palembang pancasila papua pekanbaru pontianak riau samarinda semarang solo sulawesi sumatera
  sumatra sunda surabaya surakarta tangerang tasikmalaya yogyakarta

  arema aremania arsenal barca barcelona bola bonek chelsea football juventus liverpool madrid manchester messi
  milan persebaya persib persibbandung persija realmadrid ronaldo sepakbola viking

  anjing asuu babi bajingan bangsat buaya burung elang gajah goblok harimau jancok kambing kampret kelinci kontol
  kucing macan monyet naga ngentot naruto rajawali serigala singa tolol

  badminton bakso batman bintang boboho boruto bulan bunga coklat conan doraemon dragon facebook gojek google
  goreng gundala hellokitty instagram jokowi kopi luffy malam matahari mawar melati minecraft mobilelegend
  mobilelegends monkey nasi nobita onepiece pagi pelangi pokemon prabowo princess pubg sasuke shopee siang
  soekarno spiderman spongebob sukarno sunshine superman telkomsel tokopedia upin upinipin whatsapp

  januari februari maret april juni juli september oktober november desember senin selasa rabu kamis jumat sabtu
  minggu

  aditya agung agus ahmad amelia andi andika anggi anisa arif ayuu bagas bagus bambang bayu budi cahya citra dedi
  deni desi dewi dian dimas dina dinda dita doni elsa endah fajar farhan fatimah fauzan ferdi feri fitri fitria
  gilang hadi hendra ilham indah indra intan irfan iwan jaya joko kartika kevin kiki lestari lina linda maya mega
  melinda mira nabila nanda nina nisa novi nugroho nurul pratama purnama puspita putra putri rahma rahmat rama
  rangga ratna reza rian ridho ridwan rina rini riska rizal rizki rizky rosa rudi saputra sari satria shinta sinta
  siti sofyan sulis surya susi syifa taufik tika tina tono ujang utami vina wahyu wati wawan wibowo widya wulan
  yanti yoga yudi yulia yuni yusuf zahra
`)
