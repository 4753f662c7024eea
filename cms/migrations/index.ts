import * as migration_20261121_140911_initial from './20261121_140911_initial';

export const migrations = [
  {
    up: migration_20261121_140911_initial.up,
    down: migration_20261121_140911_initial.down,
    name: '20261121_140911_initial'
  },
];
