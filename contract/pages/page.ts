import type { Endpoints } from '../endpoints.ts'
import { inLanguage } from '../../domain/language.ts'

/** The GET endpoints whose responses a page may show. */
type AnyRead = Extract<keyof Endpoints, `GET ${string}`>

/** A page as one object: its title, preloads, initial view and position in the menu all come from here. */
export interface Page {
  path: `/${string}`
  /** the module that renders it; files under web/admin never reach a visitor */
  module: `web/${'site' | 'admin'}/${string}Page.tsx`
  /** precedes the remembered person's name in the browser's title; empty for the home page */
  title: string
  /** the calls the page makes on opening; the browser preloads them, and their responses seed a rendered page */
  reads: readonly AnyRead[]
  /** its label in the menu; absent: not in the menu */
  menu?: string
  /** whether the server renders the initial view */
  drawn: boolean
  /** shows current events only, so it is in neither a static copy nor the sitemap */
  isLive?: true
  /** shows none of the memorial's content, so it opens even when the memorial is closed */
  opensAlone?: true
  /** the setting that must be on for the page to be found */
  setting?: 'wall'
}

export const pages = [
  {
    path: '/',
    module: 'web/site/home/HomePage.tsx',
    title: '',
    reads: ['GET /api/settings'],
    menu: inLanguage({ en: 'Home' }),
    drawn: true,
  },
  {
    path: '/slideshow',
    module: 'web/site/slideshow/SlideshowPage.tsx',
    title: inLanguage({ en: 'Slideshow' }),
    reads: ['GET /api/media', 'GET /api/music', 'GET /api/settings'],
    menu: inLanguage({ en: 'Slideshow' }),
    drawn: false,
  },
  {
    path: '/slideshow-old',
    module: 'web/site/slideshow-old/SlideshowOldPage.tsx',
    title: inLanguage({ en: 'Slideshow' }),
    reads: ['GET /api/media', 'GET /api/music', 'GET /api/settings'],
    drawn: false,
  },
  {
    path: '/gallery',
    module: 'web/site/gallery/GalleryPage.tsx',
    title: inLanguage({ en: 'Gallery' }),
    reads: ['GET /api/media'],
    menu: inLanguage({ en: 'Gallery' }),
    drawn: true,
  },
  {
    path: '/obituary',
    module: 'web/site/obituary/ObituaryPage.tsx',
    title: inLanguage({ en: 'Obituary' }),
    reads: ['GET /api/obituary', 'GET /api/settings'],
    menu: inLanguage({ en: 'Obituary' }),
    drawn: true,
  },
  {
    path: '/services',
    module: 'web/site/services/ServicesPage.tsx',
    title: inLanguage({ en: 'Memorial Services' }),
    reads: ['GET /api/services', 'GET /api/settings'],
    menu: inLanguage({ en: 'Services' }),
    drawn: true,
  },
  {
    path: '/memories',
    module: 'web/site/memories/MemoriesPage.tsx',
    title: inLanguage({ en: 'Memories' }),
    reads: ['GET /api/memories', 'GET /api/media', 'GET /api/settings'],
    menu: inLanguage({ en: 'Memories' }),
    drawn: true,
  },
  {
    path: '/wall',
    module: 'web/site/wall/WallPage.tsx',
    title: inLanguage({ en: 'Wall of Memories' }),
    reads: ['GET /api/memories', 'GET /api/media', 'GET /api/settings'],
    drawn: false,
    isLive: true,
    setting: 'wall',
  },
  {
    path: '/remote',
    module: 'web/site/remote/RemotePage.tsx',
    title: inLanguage({ en: 'Remote' }),
    reads: [],
    drawn: false,
    isLive: true,
    opensAlone: true,
  },
  {
    path: '/admin',
    module: 'web/admin/dashboard/DashboardPage.tsx',
    title: inLanguage({ en: 'Admin Dashboard' }),
    reads: [],
    drawn: false,
  },
  {
    path: '/admin/invitation',
    module: 'web/admin/login/InvitationPage.tsx',
    title: inLanguage({ en: 'Invitation' }),
    reads: [],
    drawn: false,
  },
  {
    path: '/admin/login',
    module: 'web/admin/login/LoginPage.tsx',
    title: inLanguage({ en: 'Admin Login' }),
    reads: [],
    drawn: false,
  },
] as const satisfies readonly Page[]

/** Whether visitors see the page; other pages belong to the dashboard. */
export const isPublic = ({ module }: Pick<Page, 'module'>) => module.startsWith('web/site/')

/** Makes the title in the browser's tab. */
export const tabTitle = (title: string, name: string) => (title ? `${title} – ${name}` : name)

export const publicPaths = pages.filter(isPublic).map(({ path }) => path)

/** Whether the page is found without a setting of its own. */
export const isAlwaysFound = ({ setting }: Pick<Page, 'path' | 'setting'>) => !setting

/** Whether the page has lasting content, so that a static copy has it and search engines may list it. */
export const isLasting = ({ isLive }: Pick<Page, 'path' | 'isLive'>) => !isLive

/** The page shown at any other path, with status 404. */
export const notFoundPage = {
  path: '/404',
  module: 'web/site/NotFoundPage.tsx',
  title: inLanguage({ en: '404 Page Not Found' }),
  reads: ['GET /api/settings'],
  drawn: true,
} as const satisfies Page

/** The GET endpoints that pages read; a static copy holds the response of each. */
export type PageRead = AnyPage['reads'][number]

/** The query parameter of a slideshow that holds the id of its first picture. */
export const firstPictureParameter = 'from'

export const feedPath = '/feed.atom'

export type PagePath = (typeof pages)[number]['path']
export type AnyPage = (typeof pages)[number] | typeof notFoundPage
