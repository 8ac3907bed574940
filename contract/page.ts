import type { Endpoints } from './endpoints.ts'

/** The GETs a page may be made of. */
export type Read = Extract<keyof Endpoints, `GET ${string}`>

/** One page of the site: titles, menu, preloads, the drawn preview and the 404 all come from this list. */
export interface Page {
  path: `/${string}`
  /** before the man's name in the browser's title; empty for the home page */
  title: string
  /** the calls the page makes on opening; they are preloaded and, where drawn, seed the preview */
  reads: readonly Read[]
  /** its label in the menu; absent: not in the menu */
  menu?: string
  /** whether the server draws the first screen */
  drawn: boolean
  /** which web entry carries it; administrator's code never reaches a visitor */
  entry: 'site' | 'admin'
}

export const pages = [
  { path: '/', title: '', reads: ['GET /api/settings'], menu: 'Home', drawn: true, entry: 'site' },
  {
    path: '/slideshow',
    title: 'Slideshow',
    reads: ['GET /api/media', 'GET /api/music', 'GET /api/settings'],
    menu: 'Slideshow',
    drawn: false,
    entry: 'site',
  },
  {
    path: '/slideshow-old',
    title: 'Slideshow',
    reads: ['GET /api/media', 'GET /api/music', 'GET /api/settings'],
    drawn: false,
    entry: 'site',
  },
  {
    path: '/gallery',
    title: 'Gallery',
    reads: ['GET /api/media'],
    menu: 'Gallery',
    drawn: true,
    entry: 'site',
  },
  {
    path: '/obituary',
    title: 'Obituary',
    reads: ['GET /api/obituary', 'GET /api/settings'],
    menu: 'Obituary',
    drawn: true,
    entry: 'site',
  },
  {
    path: '/services',
    title: 'Memorial Services',
    reads: ['GET /api/services', 'GET /api/settings'],
    menu: 'Services',
    drawn: true,
    entry: 'site',
  },
  {
    path: '/memories',
    title: 'Memories',
    reads: ['GET /api/memories', 'GET /api/media', 'GET /api/settings'],
    menu: 'Memories',
    drawn: true,
    entry: 'site',
  },
  { path: '/admin', title: 'Admin Dashboard', reads: [], drawn: false, entry: 'admin' },
  { path: '/admin/login', title: 'Admin Login', reads: [], drawn: false, entry: 'admin' },
] as const satisfies readonly Page[]

/** The page at any other path, with status 404. */
export const notFoundPage = {
  path: '/404',
  title: '404 Page Not Found',
  reads: ['GET /api/settings'],
  drawn: true,
  entry: 'site',
} as const satisfies Page

export type PagePath = (typeof pages)[number]['path']
