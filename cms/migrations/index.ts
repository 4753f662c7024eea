import * as migration_20261121_190525_initial from './20261121_190525_initial';
import * as migration_20261121_222633_account_end_and_assistant from './20261121_222633_account_end_and_assistant';
import * as migration_20261122_073056_search_and_lists_by_index from './20261122_073056_search_and_lists_by_index';
import * as migration_20261122_180736_second_reading from './20261122_180736_second_reading';
import * as migration_20261123_204056_two_step_log_and_bytes from './20261123_204056_two_step_log_and_bytes';
import * as migration_20261124_175500_one_key_of_a_language from './20261124_175500_one_key_of_a_language';
import * as migration_20261125_085215_version_names from './20261125_085215_version_names';
import * as migration_20261125_091445_list_of_resumes from './20261125_091445_list_of_resumes';
import * as migration_20261125_101629_share_links from './20261125_101629_share_links';
import * as migration_20261125_173217_review_comments from './20261125_173217_review_comments';
import * as migration_20261129_025447_bind_scenes from './20261129_025447_bind_scenes';

export const migrations = [
  {
    up: migration_20261121_190525_initial.up,
    down: migration_20261121_190525_initial.down,
    name: '20261121_190525_initial',
  },
  {
    up: migration_20261121_222633_account_end_and_assistant.up,
    down: migration_20261121_222633_account_end_and_assistant.down,
    name: '20261121_222633_account_end_and_assistant',
  },
  {
    up: migration_20261122_073056_search_and_lists_by_index.up,
    down: migration_20261122_073056_search_and_lists_by_index.down,
    name: '20261122_073056_search_and_lists_by_index',
  },
  {
    up: migration_20261122_180736_second_reading.up,
    down: migration_20261122_180736_second_reading.down,
    name: '20261122_180736_second_reading',
  },
  {
    up: migration_20261123_204056_two_step_log_and_bytes.up,
    down: migration_20261123_204056_two_step_log_and_bytes.down,
    name: '20261123_204056_two_step_log_and_bytes',
  },
  {
    up: migration_20261124_175500_one_key_of_a_language.up,
    down: migration_20261124_175500_one_key_of_a_language.down,
    name: '20261124_175500_one_key_of_a_language',
  },
  {
    up: migration_20261125_085215_version_names.up,
    down: migration_20261125_085215_version_names.down,
    name: '20261125_085215_version_names',
  },
  {
    up: migration_20261125_091445_list_of_resumes.up,
    down: migration_20261125_091445_list_of_resumes.down,
    name: '20261125_091445_list_of_resumes',
  },
  {
    up: migration_20261125_101629_share_links.up,
    down: migration_20261125_101629_share_links.down,
    name: '20261125_101629_share_links',
  },
  {
    up: migration_20261125_173217_review_comments.up,
    down: migration_20261125_173217_review_comments.down,
    name: '20261125_173217_review_comments',
  },
  {
    up: migration_20261129_025447_bind_scenes.up,
    down: migration_20261129_025447_bind_scenes.down,
    name: '20261129_025447_bind_scenes'
  },
];
