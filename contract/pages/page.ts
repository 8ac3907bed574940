import type { Endpoints } from '../endpoints.ts'
import type { SettingWhere } from '../memorial/selectSettings.ts'

type AnyRead = Extract<keyof Endpoints, `GET ${string}`>

export interface Page {
  path: `/${string}`
  /** the module that renders the page; files under web/admin are never sent to visitors */
  module: `web/${'site' | 'admin'}/${string}Page.tsx`
  /**
   * the endpoints that the page calls when it opens; the browser preloads their responses, and the server renders the page from
   * them
   */
  reads: readonly AnyRead[]
  /** whether the server renders the page; by default, only the browser does */
  isServerRendered?: true
  /** whether the page shows only what is happening now; static copies and the sitemap leave such a page out */
  isLive?: true
  /** whether the page is always in the family's language, because a hall reads it together */
  isInFamilyLanguage?: true
  /** whether the page's document has none of the memorial's content, and therefore opens even if the memorial is closed */
  isAlwaysOpen?: true
  /** the setting that must be 'on', or the link that must have been made, for the page to exist; absent if it always exists */
  needs?: SettingWhere<{ kind: 'switch'; readers: 'visitors' }> | 'sendLink'
}

const listed = [
  {
    path: '/',
    module: 'web/site/home/HomePage.tsx',
    reads: ['GET /api/settings'],
    isServerRendered: true,
  },
  {
    path: '/slideshow',
    module: 'web/site/slideshow/SlideshowPage.tsx',
    reads: ['GET /api/media', 'GET /api/music', 'GET /api/settings'],
    isInFamilyLanguage: true,
  },
  {
    path: '/slideshow-old',
    module: 'web/site/slideshow-old/SlideshowOldPage.tsx',
    reads: ['GET /api/media', 'GET /api/music', 'GET /api/settings'],
    isInFamilyLanguage: true,
  },
  {
    path: '/gallery',
    module: 'web/site/gallery/GalleryPage.tsx',
    reads: ['GET /api/media'],
    isServerRendered: true,
  },
  {
    path: '/obituary',
    module: 'web/site/obituary/ObituaryPage.tsx',
    reads: ['GET /api/obituary', 'GET /api/settings'],
    isServerRendered: true,
  },
  {
    path: '/services',
    module: 'web/site/services/ServicesPage.tsx',
    reads: ['GET /api/services', 'GET /api/settings'],
    isServerRendered: true,
  },
  {
    path: '/memories',
    module: 'web/site/memories/MemoriesPage.tsx',
    reads: ['GET /api/memories', 'GET /api/media', 'GET /api/settings'],
    isServerRendered: true,
  },
  {
    path: '/wall',
    module: 'web/site/wall/WallPage.tsx',
    reads: ['GET /api/memories', 'GET /api/media', 'GET /api/settings'],
    isInFamilyLanguage: true,
    isLive: true,
    needs: 'wall',
  },
  {
    path: '/remote',
    module: 'web/site/remote/RemotePage.tsx',
    reads: [],
    isInFamilyLanguage: true,
    isLive: true,
    isAlwaysOpen: true,
  },
  {
    path: '/send',
    module: 'web/site/send/SendPage.tsx',
    reads: [],
    isLive: true,
    isAlwaysOpen: true,
    needs: 'sendLink',
  },
  {
    path: '/who',
    module: 'web/site/who/WhoPage.tsx',
    reads: ['GET /api/media'],
    isLive: true,
    needs: 'askVisitors',
  },
  { path: '/admin', module: 'web/admin/dashboard/DashboardPage.tsx', reads: [] },
  { path: '/admin/begin', module: 'web/admin/begin/BeginPage.tsx', reads: [] },
  { path: '/admin/invitation', module: 'web/admin/login/InvitationPage.tsx', reads: [] },
  { path: '/admin/login', module: 'web/admin/login/LoginPage.tsx', reads: [] },
] as const satisfies readonly Page[]

/** The fields that each page can have, so that they are undefined and not unknown where a page does not have them. */
type OtherFields = Omit<Page, 'reads'>

export const pages: readonly ((typeof listed)[number] & OtherFields)[] = listed

/** Whether the page is for visitors. All other pages belong to the dashboard. */
export const isPublic = ({ module }: Pick<Page, 'module'>) => module.startsWith('web/site/')

export const publicPaths = pages.filter(isPublic).map(({ path }) => path)

/** Whether the page exists, whatever the family has chosen. */
export const isAlwaysFound = ({ needs }: Pick<Page, 'path' | 'needs'>) => !needs

/** Whether people search on the page, if the memorial has much to look for. */
export const isSearched = ({ path }: Pick<Page, 'path'>) => path === '/gallery' || path === '/memories'

/** Whether the page has lasting content. Only pages with lasting content are in static copies and the sitemap. */
export const isLasting = ({ isLive }: Pick<Page, 'path' | 'isLive'>) => !isLive

export const notFoundPage = {
  path: '/404',
  module: 'web/site/NotFoundPage.tsx',
  reads: ['GET /api/settings'],
  isServerRendered: true,
} as const satisfies Page

/** The GET endpoints that pages call. A static copy contains the response of each of them. */
export type PageRead = AnyPage['reads'][number]

/** The name of the query parameter with the id of a slideshow's first picture. */
export const firstPictureParameter = 'from'

export const feedPath = '/feed.atom'

export type PagePath = (typeof pages)[number]['path']
export type AnyPage = (typeof pages)[number] | (typeof notFoundPage & OtherFields)
