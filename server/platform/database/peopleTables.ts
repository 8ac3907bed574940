import type { AnswerKind } from '../../../contract/media/answers.ts'
import type { RequestKeyHash } from './mediaTable.ts'

/** The people who are named in photographs. A hidden name stays when no photograph has it, so that it is hidden if it comes again. */
export interface PeopleTable {
  id: string
  name: string
  /** the name without case and outer blanks, which is unique */
  name_key: string
  /** 1: visitors do not see the name */
  hidden: 0 | 1
}

/** The people in each photograph or video. */
export interface MediaPeopleTable {
  media_id: string
  person_id: string
  /** where, as JSON (`area` in contract/media/pictureShape.ts), in the upright photograph without adjustments; null: unknown */
  area: string | null
  position: number
  /** 1: the name came with the file, and no keeper has shown it yet; visitors see nothing of it */
  waiting: 0 | 1
}

/** The answers of visitors about photographs: one row for each name, each date and each place. */
export interface AnswersTable {
  id: string
  media_id: string
  kind: AnswerKind
  /** as the visitor typed it */
  value: string
  /** the name of the visitor */
  said_by: string | null
  said_at: number
  /** 'waiting' until the family takes the answer or puts it aside */
  state: 'waiting' | 'taken' | 'put_aside'
  /** the edit by which the answer was taken; null: it changed nothing, or is not taken */
  edit_id: string | null
  /** only in the first row of its request */
  request_key: RequestKeyHash
}
