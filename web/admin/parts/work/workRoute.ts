import type { BookKind } from '../../../../contract/outputs/book.ts'
import type { WorkKind } from '../../../../contract/work.ts'

/** Names a result on the server. */
export interface Result {
  kind: WorkKind
  /** the kind of document; the server has one result of each */
  document?: BookKind
}

/** All kinds of work have the same responses. Only the book's endpoints have a query; for other kinds it is empty. */
export const toRoute = <M extends string>(method: M, { kind }: Result) =>
  `${method} /api/work/${kind}` as `${M} /api/work/book`

export const toQuery = ({ document }: Result) => ({ kind: document })
