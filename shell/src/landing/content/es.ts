import { categories, developers, icons, left, lunch, proverb, reviewers, sums, transactions } from './alike'
import type { Content } from './content'

export const es: Content = {
  name: 'Español',
  product: 'Pundi',
  title: 'Pundi: tus ingresos y gastos en un solo lugar',
  description:
    'Una aplicación web gratuita de presupuesto personal: registra ingresos y gastos, define un presupuesto y mira cuánto tienes disponible hoy.',
  menu: 'Menú',
  close: 'Cerrar',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  openDashboard: 'Abrir panel',
  sections: { home: 'Inicio', benefits: 'Ventajas', features: 'Funciones', reviews: 'Opiniones' },

  hero: {
    heading: ['Potente.', 'Simple.'],
    text: 'Todo lo que necesitas para controlar tus ingresos y gastos, gratis.',
    start: 'Empezar',
    more: 'Saber más',
    picture:
      'El panel: lo disponible hoy, ingresos, gastos y saldo, el flujo de caja por mes, los movimientos recientes',
  },

  benefits: {
    heading: 'Conoce adónde va tu dinero',
    cards: [
      {
        icon: icons.reports,
        title: 'Informes y gráficos interactivos',
        text: 'Compara las fechas que quieras por mes, categoría o cartera. Abre una cifra para ver sus movimientos.',
      },
      {
        icon: icons.cashFlow,
        title: 'Control del flujo de caja',
        text: 'Mira cuánto puedes gastar hoy, ya descontados los pagos programados.',
      },
      {
        icon: icons.devices,
        title: 'Acceso desde cualquier dispositivo',
        text: 'Teléfono, tableta o computadora: funciona en el navegador, sin instalar nada.',
      },
      {
        icon: icons.lock,
        title: 'Datos seguros y cifrados',
        text: 'Tus datos viajan cifrados y nunca guardamos tu contraseña real.',
      },
    ],
  },

  features: {
    heading: 'Cinco herramientas, un monedero',
    dashboard: {
      title: 'Panel',
      text: 'Todos los movimientos en un solo lugar: tus ingresos, tus gastos y lo que tu presupuesto te deja hoy.',
    },
    transaction: {
      title: 'Movimiento',
      text: 'Registra ingresos y gastos: un monto, una categoría, una fecha y una nota, y listo.',
    },
    category: {
      title: 'Categoría',
      text: 'Ordena ingresos y gastos con libertad. Empieza con cuatro categorías y luego hazlas tuyas.',
    },
    activity: {
      title: 'Actividad',
      text: 'Un registro de cada cambio: qué hiciste, cuándo y si funcionó.',
    },
    google: {
      title: 'Entra con Google',
      text: 'Inicia sesión con la cuenta de Google que ya tienes, sin otra contraseña que recordar.',
    },
  },

  quote: { text: proverb, source: 'Proverbio indonesio: poco a poco, se hace una montaña.' },

  reviews: {
    heading: 'Lo que dicen nuestros usuarios',
    stars: rating => `${rating} de 5 estrellas`,
    cards: [
      { ...reviewers[0], text: 'Opinión de muestra: registro el almuerzo antes de guardarme el cambio.' },
      { ...reviewers[1], text: 'Opinión de muestra: por fin sé cuánto suman las cosas pequeñas.' },
      { ...reviewers[2], text: 'Opinión de muestra: una mirada el día de pago y sé cuánto puedo gastar.' },
    ],
  },

  footer: {
    line: 'Un monedero que deja ver lo que hay dentro.',
    start: 'Empezar',
    sections: 'Secciones',
    languages: 'Idiomas',
    credits: 'Créditos',
    names: developers,
    rights: 'Pundi. Todos los derechos reservados.',
  },

  sample: {
    greeting: 'Hola, Sari',
    left: { ...left, title: 'Disponible hoy' },
    sums: [
      { ...sums[0], title: 'Ingresos' },
      { ...sums[1], title: 'Gastos' },
      { ...sums[2], title: 'Saldo' },
    ],
    recent: 'Movimientos recientes',
    transactions,
    added: '¡Movimiento agregado!',
    fields: [
      ['Monto', lunch.amount],
      ['Categoría', lunch.category],
      ['Fecha', lunch.date],
    ],
    save: 'Guardar',
    categories,
    activities: [
      { name: 'Agregar movimiento', note: '25 mar 2026', tone: 'income', amount: 'Completado' },
      { name: 'Editar categoría', note: '24 mar 2026', tone: 'income', amount: 'Completado' },
      { name: 'Eliminar movimiento', note: '24 mar 2026', tone: 'expense', amount: 'Fallido' },
    ],
    google: 'Continuar con Google',
  },
}
