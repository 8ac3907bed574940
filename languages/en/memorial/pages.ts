import type { AnyPage } from '../../../contract/pages/page.ts'
import { sentences } from '../grammar.ts'

/** The title of each page in the browser's tab, before the remembered person's name, and its label in the menu. */
export const pageTexts = sentences({
  '/': { title: '', menu: 'Home' },
  '/slideshow': { title: 'Slideshow', menu: 'Slideshow' },
  '/slideshow-old': { title: 'Slideshow' },
  '/gallery': { title: 'Gallery', menu: 'Gallery' },
  '/obituary': { title: 'Obituary', menu: 'Obituary' },
  '/services': { title: 'Memorial Services', menu: 'Services' },
  '/memories': { title: 'Memories', menu: 'Memories' },
  '/wall': { title: 'Wall of Memories' },
  '/remote': { title: 'Remote' },
  '/send': { title: 'Send Photographs' },
  '/who': { title: 'Who Is This?' },
  '/admin': { title: 'Admin Dashboard' },
  '/admin/begin': { title: 'Begin' },
  '/admin/invitation': { title: 'Invitation' },
  '/admin/login': { title: 'Admin Login' },
  '/404': { title: '404 Page Not Found' },
} satisfies Record<AnyPage['path'], { title: string; menu?: string }>)
