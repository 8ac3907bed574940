import type { PagePath } from '../../../contract/pages/page.ts'
import { linkTo } from '../../api/urls.ts'

const PARAMETER = 'page'

/** Builds the URL of the login page, which leads back to the page at `path`, with the hash that it has now. */
export const buildLoginUrl = (path: string) => {
  const query = path === '/admin/begin' ? `?${PARAMETER}=begin` : ''
  return linkTo('/admin/login') + query + location.hash
}

/** Reads where the login page leads: to the page that `buildLoginUrl` has named, otherwise to the dashboard. */
export const readLoginTarget = () => {
  const isBegin = new URLSearchParams(location.search).get(PARAMETER) === 'begin'
  const path: PagePath = isBegin ? '/admin/begin' : '/admin'
  return linkTo(path) + location.hash
}
