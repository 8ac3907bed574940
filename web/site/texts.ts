import { inLanguage } from '../../domain/language.ts'

const en = {
  menu: 'Menu',
  dashboard: 'Dashboard',
  notFound: '404 Page Not Found',
  forgotten: 'Did you forget to add the page to the router?',
  back: 'Go to the first page',
  broken: 'This page could not be shown. Please load it again.',
  partlyBroken: 'Some of this page does not work just now. Please load it again.',
  reload: 'Load again',
}

export const texts = inLanguage({ en })
