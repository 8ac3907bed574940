import type { Endpoints } from '../endpoints.ts'
import type { SettingWhere } from '../memorial/selectSettings.ts'
import { inLanguage } from '../../domain/language.ts'

type AnyRead = Extract<keyof Endpoints, `GET ${string}`>

export interface Page {
  path: `/${string}`
  /** the module that renders the page; files under web/admin are never sent to visitors */
  module: `web/${'site' | 'admin'}/${string}Page.tsx`
  /** the text before the remembered person's name in the title of the browser's tab; empty for the home page */
  title: string
  /**
   * the endpoints that the page calls when it opens; the browser preloads their responses, and the server renders the page from
   * them
   */
  reads: readonly AnyRead[]
  /** the label of the page in the menu; null if the page is not in the menu */
  menu: string | null
  isServerRendered: boolean
  /** whether the page shows only what is happening now; static copies and the sitemap leave such a page out */
  isLive?: true
  /** whether the page shows none of the memorial's content, and therefore opens even if the memorial is closed */
  isAlwaysOpen?: true
  /** the setting that must be 'on' for the page to exist; absent if the page always exists */
  setting?: SettingWhere<{ kind: 'switch'; readers: 'visitors' }>
}

export const pages = [
  {
    path: '/',
    module: 'web/site/home/HomePage.tsx',
    title: '',
    reads: ['GET /api/settings'],
    menu: inLanguage({ en: 'Home' }),
    isServerRendered: true,
  },
  {
    path: '/slideshow',
    module: 'web/site/slideshow/SlideshowPage.tsx',
    title: inLanguage({ en: 'Slideshow' }),
    reads: ['GET /api/media', 'GET /api/music', 'GET /api/settings'],
    menu: inLanguage({ en: 'Slideshow' }),
    isServerRendered: false,
  },
  {
    path: '/slideshow-old',
    module: 'web/site/slideshow-old/SlideshowOldPage.tsx',
    title: inLanguage({ en: 'Slideshow' }),
    reads: ['GET /api/media', 'GET /api/music', 'GET /api/settings'],
    menu: null,
    isServerRendered: false,
  },
  {
    path: '/gallery',
    module: 'web/site/gallery/GalleryPage.tsx',
    title: inLanguage({ en: 'Gallery' }),
    reads: ['GET /api/media'],
    menu: inLanguage({ en: 'Gallery' }),
    isServerRendered: true,
  },
  {
    path: '/obituary',
    module: 'web/site/obituary/ObituaryPage.tsx',
    title: inLanguage({ en: 'Obituary' }),
    reads: ['GET /api/obituary', 'GET /api/settings'],
    menu: inLanguage({ en: 'Obituary' }),
    isServerRendered: true,
  },
  {
    path: '/services',
    module: 'web/site/services/ServicesPage.tsx',
    title: inLanguage({ en: 'Memorial Services' }),
    reads: ['GET /api/services', 'GET /api/settings'],
    menu: inLanguage({ en: 'Services' }),
    isServerRendered: true,
  },
  {
    path: '/memories',
    module: 'web/site/memories/MemoriesPage.tsx',
    title: inLanguage({ en: 'Memories' }),
    reads: ['GET /api/memories', 'GET /api/media', 'GET /api/settings'],
    menu: inLanguage({ en: 'Memories' }),
    isServerRendered: true,
  },
  {
    path: '/wall',
    module: 'web/site/wall/WallPage.tsx',
    title: inLanguage({ en: 'Wall of Memories' }),
    reads: ['GET /api/memories', 'GET /api/media', 'GET /api/settings'],
    menu: null,
    isServerRendered: false,
    isLive: true,
    setting: 'wall',
  },
  {
    path: '/remote',
    module: 'web/site/remote/RemotePage.tsx',
    title: inLanguage({ en: 'Remote' }),
    reads: [],
    menu: null,
    isServerRendered: false,
    isLive: true,
    isAlwaysOpen: true,
  },
  {
    path: '/admin',
    module: 'web/admin/dashboard/DashboardPage.tsx',
    title: inLanguage({ en: 'Admin Dashboard' }),
    reads: [],
    menu: null,
    isServerRendered: false,
  },
  {
    path: '/admin/begin',
    module: 'web/admin/begin/BeginPage.tsx',
    title: inLanguage({ en: 'Begin' }),
    reads: [],
    menu: null,
    isServerRendered: false,
  },
  {
    path: '/admin/invitation',
    module: 'web/admin/login/InvitationPage.tsx',
    title: inLanguage({ en: 'Invitation' }),
    reads: [],
    menu: null,
    isServerRendered: false,
  },
  {
    path: '/admin/login',
    module: 'web/admin/login/LoginPage.tsx',
    title: inLanguage({ en: 'Admin Login' }),
    reads: [],
    menu: null,
    isServerRendered: false,
  },
] as const satisfies readonly Page[]

/** Whether the page is for visitors. All other pages belong to the dashboard. */
export const isPublic = ({ module }: Pick<Page, 'module'>) => module.startsWith('web/site/')

export const publicPaths = pages.filter(isPublic).map(({ path }) => path)

/** Whether the page exists, whatever the settings are. */
export const isAlwaysFound = ({ setting }: Pick<Page, 'path' | 'setting'>) => !setting

/** Whether the page has lasting content. Only pages with lasting content are in static copies and the sitemap. */
export const isLasting = ({ isLive }: Pick<Page, 'path' | 'isLive'>) => !isLive

export const notFoundPage = {
  path: '/404',
  module: 'web/site/NotFoundPage.tsx',
  title: inLanguage({ en: '404 Page Not Found' }),
  reads: ['GET /api/settings'],
  menu: null,
  isServerRendered: true,
} as const satisfies Page

/** The GET endpoints that pages call. A static copy contains the response of each of them. */
export type PageRead = AnyPage['reads'][number]

/** The name of the query parameter with the id of a slideshow's first picture. */
export const firstPictureParameter = 'from'

export const feedPath = '/feed.atom'

export type PagePath = (typeof pages)[number]['path']
export type AnyPage = (typeof pages)[number] | typeof notFoundPage
