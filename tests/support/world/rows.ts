import type { Insertable } from 'kysely'
import type { Tables } from '../../../server/platform/database/tables.ts'

/** Makes a row of an unpublished photograph. */
export const photoRow = (id: string, more: Partial<Tables['media']>): Tables['media'] => ({
  id,
  title: id,
  description: null,
  taken_at: null,
  kind: 'image',
  folder: id,
  format: 'jpeg',
  original_name: 'a.jpg',
  file_size: 1,
  sha256: '',
  width: null,
  height: null,
  placeholder: null,
  focal_point: null,
  adjustment: null,
  animated: 1,
  pages: null,
  duration: null,
  has_poster: 0,
  shown_name: 'photo.jpg',
  problem: null,
  listed: 1,
  is_memory: 0,
  memory_author: null,
  visitor_photo: null,
  sender: null,
  sender_id: null,
  picture_hash: null,
  same_as: null,
  hidden: 0,
  position: 0,
  in_slideshow: 1,
  came_later: 0,
  uploaded_at: 1_800_000_000_000,
  public_key: null,
  request_key: null,
  ...more,
})

/** Makes a row of a memory that visitors see. */
export const memoryRow = (id: string): Insertable<Tables['memories']> => ({
  id,
  name: 'Ada',
  created_at: 1,
  approved: 1,
  mail_on_answer: 0,
})
