#!/bin/bash

# Writes the configuration of nginx, systemd and the memorial anew.
configure() {
  ynh_config_add --template="env" --destination="$install_dir/.env"
  ynh_config_add_nginx
  ynh_config_add_systemd
}

start() {
  yunohost service add "$app" --description="Memorial website"
  ynh_systemctl --service="$app" --action=start --wait_until="The memorial is at"
}

# Runs a hook of packaging/hooks with the Node of the release.
run_hook() {
  local node
  node=$(echo "$install_dir"/dist/node_modules/node-linux-*/bin)
  ynh_exec_as_app env PATH="$node:$PATH" DATA_DIR="$data_dir/memorial" "$install_dir/packaging/hooks/$1"
}
