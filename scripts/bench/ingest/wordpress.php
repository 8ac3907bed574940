<?php
// Runs in the folder of a WordPress: `php wordpress.php install`, or `php wordpress.php PHOTOGRAPH...`, which takes them
// into its media library and prints the milliseconds of processor that each of them took.
$asked = array_slice($argv, 1);
// it asks for the address even where there is none
$_SERVER['HTTP_HOST'] = 'localhost';
if ($asked === ['install']) define('WP_INSTALLING', true);
// it would be mailed
function wp_new_blog_notification() {}
require getcwd() . '/wp-load.php';
foreach (['upgrade', 'file', 'media', 'image'] as $part) require_once ABSPATH . "wp-admin/includes/$part.php";

if (defined('WP_INSTALLING')) {
  wp_install('Bench', 'bench', 'bench@example.org', false, '', wp_generate_password());
  exit;
}

function processor_ms() {
  $used = getrusage();
  $seconds = $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'];
  return $seconds * 1000 + ($used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec']) / 1000;
}

$before = processor_ms();
foreach ($asked as $photo) {
  $upload = wp_tempnam($photo);
  copy($photo, $upload);
  $id = media_handle_sideload(['name' => basename($photo), 'tmp_name' => $upload], 0);
  if (is_wp_error($id)) exit("WordPress refused $photo: " . $id->get_error_message() . "\n");
}
echo json_encode((processor_ms() - $before) / count($asked));
