import * as migration_20261121_180841_initial from './20261121_180841_initial';

export const migrations = [
  {
    up: migration_20261121_180841_initial.up,
    down: migration_20261121_180841_initial.down,
    name: '20261121_180841_initial'
  },
];
